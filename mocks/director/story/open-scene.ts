import type { ScenarioName } from '../../scenarios/all-scenarios.ts';
import { type DemoLink, printLink } from '../link/link.ts';

/** Resets the demo to the beginning of the scenario. */
export function openScene(scene: ScenarioName): void {
  openDemoLink({ scene, faults: [] });
}

export function openDemoLink(link: DemoLink): void {
  location.assign(import.meta.env.BASE_URL.replace(/\/$/, '') + printLink(link));
}

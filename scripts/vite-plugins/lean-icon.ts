import { createElement, type ReactElement, type SVGProps } from 'react';

export interface IconData {
  node: [tag: string, attributes: Record<string, string>][];
}

type LeanIconProps = SVGProps<SVGSVGElement> & { size?: number };

/** Takes the place of lucide's function in a build, without its names, classes and contexts. */
export function createLeanIcon({ node }: IconData) {
  return ({ size = 24, ...props }: LeanIconProps): ReactElement =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': 'true',
        ...props,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
}

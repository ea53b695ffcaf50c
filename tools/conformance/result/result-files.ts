import { getSubject } from '../calls.ts';
import type { CheckResult, KitResult } from '../run-checks.ts';

export function toJson(kitResult: KitResult): string {
  const count = (wanted: CheckResult['outcome']) =>
    kitResult.results.filter(({ outcome }) => outcome === wanted).length;
  const summary = { passed: count('passed'), failed: count('failed'), skipped: count('skipped') };
  const results = kitResult.results.map((result) => {
    const { method, path, origin } = getSubject(result.endpoint);
    return { ...result, method, path, origin };
  });
  return `${JSON.stringify({ ...kitResult, summary, results }, null, 2)}\n`;
}

export function toJunit({ startedAt, results }: KitResult): string {
  const names = [...new Set(results.map(({ endpoint }) => endpoint))];
  const suites = names.map((name) => {
    const own = results.filter(({ endpoint }) => endpoint === name);
    return element('testsuite', { name, timestamp: startedAt, ...totals(own) }, own.map(testCase));
  });
  const all = element('testsuites', { name: 'CareSetu contract', ...totals(results) }, suites);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${all}\n`;
}

function totals(results: CheckResult[]) {
  const count = (wanted: CheckResult['outcome']) =>
    String(results.filter(({ outcome }) => outcome === wanted).length);
  return {
    tests: String(results.length),
    failures: count('failed'),
    skipped: count('skipped'),
    time: seconds(results.reduce((sum, { ms }) => sum + ms, 0)),
  };
}

function testCase({ endpoint, name, outcome, ms, message = '', difference }: CheckResult): string {
  const type = difference ? `${difference.endpoint}.${difference.field}` : 'Error';
  const content = {
    passed: [],
    failed: [element('failure', { type, message }, [])],
    skipped: [element('skipped', { message }, [])],
  }[outcome];
  return element('testcase', { classname: endpoint, name, time: seconds(ms) }, content);
}

function element(tag: string, attributes: Record<string, string>, content: string[]): string {
  const pairs = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  const start = `<${tag}${pairs.join('')}`;
  return content.length === 0 ? `${start}/>` : [`${start}>`, ...content, `</${tag}>`].join('\n');
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;')
    .replace(/[\n\r\t]/g, ' ')
    .replace(/[^\u0020-\ud7ff\ue000-\ufffd]/g, '?');
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(3);
}

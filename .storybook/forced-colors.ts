const STYLE_ID = 'emulated-forced-colors';
const FORCED = /\(forced-colors:\s*active\)/;

/**
 * Shows about what a high-contrast theme would: the system's colours instead of ours, no shadows or gradients, and the
 * rules that we wrote for forced colours. CSS cannot tell a browser to force colours, so what only the browser knows
 * (`forced-color-adjust`, the person's own palette) is missing; the story tests run in real forced colours.
 */
export function emulateForcedColors(isOn: boolean): void {
  const existing = document.getElementById(STYLE_ID);
  if (!isOn) {
    existing?.remove();
    return;
  }
  const style = existing ?? document.head.appendChild(document.createElement('style'));
  style.id = STYLE_ID;
  const sheets = [...document.styleSheets].filter((sheet) => sheet.ownerNode !== style);
  const text = [...palette(sheets), ...sheets.flatMap((sheet) => ownRules(sheet.cssRules))].join(
    '\n',
  );
  if (style.textContent !== text) style.textContent = text;
}

/** Backgrounds come from custom properties; letters, lines and shadows are overridden where nothing else says so. */
function palette(sheets: readonly CSSStyleSheet[]): string[] {
  const names = [...new Set(sheets.flatMap((sheet) => colorNames(sheet.cssRules)))];
  const canvas = names.map(
    (name) => `${name}: ${name.endsWith('scrim') ? 'rgb(0 0 0 / 60%)' : 'Canvas'};`,
  );
  return [
    `:root { ${canvas.join(' ')} }`,
    ':where(body, body *, body *::before, body *::after) { color: CanvasText !important; border-color: CanvasText !important; outline-color: Highlight !important; box-shadow: none !important; text-shadow: none !important; }',
    ':where(a[href], a[href] *) { color: LinkText !important; }',
    ':where(button, input, select, textarea) { color: ButtonText !important; border-color: ButtonText !important; }',
    ':where(:disabled, [aria-disabled="true"], ::placeholder) { color: GrayText !important; border-color: GrayText !important; }',
  ];
}

function colorNames(rules: CSSRuleList): string[] {
  return [...rules].flatMap((rule) =>
    rule instanceof CSSStyleRule && rule.selectorText.includes('[data-theme')
      ? [...rule.style].filter((name) => name.startsWith('--color-'))
      : [],
  );
}

/** The rules written for forced colours, made stronger than the palette. */
function ownRules(rules: CSSRuleList): string[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSMediaRule && FORCED.test(rule.conditionText))
      return [...rule.cssRules].flatMap((inner) =>
        inner instanceof CSSStyleRule ? [forced(inner)] : [],
      );
    return rule instanceof CSSGroupingRule ? ownRules(rule.cssRules) : [];
  });
}

function forced({ selectorText, style }: CSSStyleRule): string {
  const declarations = [...style].map(
    (name) => `${name}: ${style.getPropertyValue(name)} !important;`,
  );
  return `${selectorText} { ${declarations.join(' ')} }`;
}

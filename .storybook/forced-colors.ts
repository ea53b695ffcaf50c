const STYLE_ID = 'emulated-forced-colors';
const FORCED = /\(forced-colors:\s*active\)/;

const system: Record<string, string> = {
  Canvas: '#000',
  CanvasText: '#fff',
  ButtonText: '#fff',
  LinkText: '#ff0',
  GrayText: '#3ff23f',
  Highlight: '#1aebff',
  HighlightText: '#000',
};

/** CSS cannot turn on forced colours, so this approximates them. Story tests use real ones. */
export function emulateForcedColors(isOn: boolean): void {
  const existing = document.getElementById(STYLE_ID);
  if (!isOn) {
    existing?.remove();
    return;
  }
  const style = existing ?? document.head.appendChild(document.createElement('style'));
  style.id = STYLE_ID;
  const sheets = [...document.styleSheets].filter((sheet) => sheet.ownerNode !== style);
  const rules = sheets.flatMap((sheet) => [...sheet.cssRules]);
  const text = [...palette(rules), ...rules.flatMap(ownRules)].join('\n');
  if (style.textContent !== text) style.textContent = text;
}

function palette(rules: readonly CSSRule[]): string[] {
  const dark = rules.find(
    (rule) => rule instanceof CSSStyleRule && /^\[data-theme="?dark"?\]$/.test(rule.selectorText),
  );
  const names =
    dark instanceof CSSStyleRule ? [...dark.style].filter((name) => name.startsWith('--')) : [];
  const flat = (name: string) =>
    `${name}: ${name.endsWith('scrim') ? 'rgb(0 0 0 / 60%)' : system['Canvas']};`;
  const own = (name: string) =>
    dark instanceof CSSStyleRule ? `${name}: ${dark.style.getPropertyValue(name)};` : '';
  const everything = ':where(body, body *, body *::before, body *::after)';
  return [
    `:root:root { ${names.map(flat).join(' ')} }`,
    // Browsers leave SVGs as they are.
    `svg { ${names.map(own).join(' ')} }`,
    `${everything} { color: ${system['CanvasText']} !important; border-color: ${system['CanvasText']} !important; outline-color: ${system['Highlight']} !important; box-shadow: none !important; text-shadow: none !important; }`,
    `::placeholder { color: ${system['GrayText']} !important; }`,
    `:where(a[href], a[href] *) { color: ${system['LinkText']} !important; border-color: ${system['LinkText']} !important; }`,
    `:where(:disabled, :disabled *, [aria-disabled="true"]) { color: ${system['GrayText']} !important; border-color: ${system['GrayText']} !important; }`,
  ];
}

function ownRules(rule: CSSRule): string[] {
  if (rule instanceof CSSMediaRule && FORCED.test(rule.conditionText))
    return [...rule.cssRules].flatMap((inner) =>
      inner instanceof CSSStyleRule ? [forced(inner)] : [],
    );
  return rule instanceof CSSGroupingRule ? [...rule.cssRules].flatMap(ownRules) : [];
}

function forced({ selectorText, style }: CSSStyleRule): string {
  const declarations = [...style].map((name) => {
    const value = style.getPropertyValue(name).replace(/\b[a-z]+\b/gi, (word) => {
      const known = Object.keys(system).find((key) => key.toLowerCase() === word.toLowerCase());
      return (known && system[known]) ?? word;
    });
    return `${name}: ${value} !important;`;
  });
  return `${selectorText} { ${declarations.join(' ')} }`;
}

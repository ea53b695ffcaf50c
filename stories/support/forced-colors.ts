/**
 * Imitates the browser's forced-colors mode, which a page cannot turn on: it applies the rules
 * for that mode, and replaces all other colours as the browser does. Fills of pictures stay.
 */
const query = '(forced-colors: active)';
const always = '(min-width: 0px)';
const style = document.createElement('style');
const applied = new WeakSet<CSSMediaRule>();

export function forceColors(isOn: boolean): void {
  document.head.removeEventListener('load', addLateRules, true);
  style.remove();
  if (isOn) {
    // First, so that rules for forced colours outrank it.
    document.head.prepend(style);
    document.head.addEventListener('load', addLateRules, true);
  }
  addRules(isOn);
}

/** The styles of lazy code. */
function addLateRules({ target }: Event): void {
  if (target !== style) addRules(true);
}

function addRules(isOn: boolean): void {
  const sheets = [...document.styleSheets].filter(({ ownerNode }) => ownerNode !== style);
  const rules = sheets.flatMap(({ cssRules }) => withNested(cssRules));
  for (const rule of rules)
    if (rule instanceof CSSMediaRule) {
      if (isOn && rule.media.mediaText.includes(query)) {
        rule.media.mediaText = rule.media.mediaText.replaceAll(query, always);
        if (!applied.has(rule)) for (const inner of rule.cssRules) makeImportant(inner);
        applied.add(rule);
      } else if (!isOn && applied.has(rule))
        rule.media.mediaText = rule.media.mediaText.replaceAll(always, query);
    }
  if (isOn) style.textContent = writeSheet(rules.filter((rule) => rule instanceof CSSStyleRule));
}

function withNested(rules: CSSRuleList): CSSRule[] {
  return [...rules].flatMap((rule) =>
    'cssRules' in rule && rule.cssRules instanceof CSSRuleList
      ? [rule, ...withNested(rule.cssRules)]
      : [rule],
  );
}

/** Outranks the replaced colours. */
function makeImportant(rule: CSSRule): void {
  if (rule instanceof CSSStyleRule)
    rule.style.cssText = rule.style.cssText.replaceAll(/(?<!!important);/g, ' !important;');
}

function writeSheet(rules: readonly CSSStyleRule[]): string {
  const unforced = rules
    .filter(({ style }) => style.getPropertyValue('forced-color-adjust') === 'none')
    .map(({ selectorText }) => selectorText)
    .filter((selector) => !selector.includes('::'));
  const kept = ['svg *', 'img', 'video', ...unforced.flatMap((name) => [name, `:is(${name}) *`])];
  const not = `:where(:not(${kept.join(', ')}))`;
  // Transparent backgrounds stay transparent, as those of links that cover their row.
  const painted = rules
    .filter(({ style }) => isPainted(style.backgroundColor) || isPainted(style.background))
    .filter(({ style }) => style.getPropertyValue('forced-color-adjust') !== 'none')
    .map(({ selectorText }) => `${selectorText} { background-color: Canvas !important; }`);
  return `
    :root { color-scheme: dark !important; }
    ${painted.join('\n')}
    *${not}, ::before, ::after, ::placeholder {
      border-color: CanvasText !important;
      color: CanvasText !important;
      box-shadow: none !important;
      text-shadow: none !important;
    }
    :any-link${not}, :any-link *${not} { color: LinkText !important; }
    :is(button, select, summary)${not} { color: ButtonText !important; }
    :disabled${not}, [aria-disabled='true']${not} { color: GrayText !important; }
  `;
}

function isPainted(background: string): boolean {
  return !/^($|none|transparent|inherit|initial|unset|0(px)? |rgba\(0, 0, 0, 0\))/.test(background);
}

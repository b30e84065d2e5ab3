/**
 * Removes the page rules of Arco's stylesheet: resets of bare elements, font and size of the body, and the removed
 * outlines. Adds rules for Arco's own elements that need them.
 * @param css Arco's `dist/css/arco.css`, or any of its sheets
 */
export function withoutPageRules(css: string): string {
  const kept = css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    // Rules without nested rules; rules inside of @media and @keyframes match one by one, with the brace before them.
    .replaceAll(/([^{}]+)\{([^{}]*)\}/g, (rule: string, head: string, body: string) =>
      isOfPage(head.trim()) && !isVariables(body) ? '' : rule,
    )
  return `${OF_ARCO}\n${kept.replaceAll(/\n\s*\n+/g, '\n').trim()}\n`
}

/** Rules that Arco's elements need, limited to them. They have no specificity, so every rule of Arco overrides them. */
const OF_ARCO = `:where([class*='arco-']) { outline: none; }
:where(button, input, textarea):where([class*='arco-']) { margin: 0; font-family: inherit; line-height: 1.15; }
:where(.arco-radio, .arco-checkbox) > :where(input) { margin: 0; }`

/** Whether a selector without class, id or attribute would match any element of the page. */
function isOfPage(head: string): boolean {
  if (head.startsWith('@') || /^(from|to|[\d.]+%)/.test(head)) return false
  return head.split(',').some((selector) => !/[.#[]/.test(selector))
}

/** Whether a rule only defines variables, which is harmless. */
const isVariables = (body: string): boolean =>
  body
    .split(';')
    .map((line) => line.trim())
    .every((line) => line === '' || line.startsWith('--'))

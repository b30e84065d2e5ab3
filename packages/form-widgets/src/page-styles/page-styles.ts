/**
 * Arco's stylesheet without what it does to the page: its resets of bare elements, the font and the size of the body, and
 * the outline that it takes from everything. What its own elements need of that, they get.
 *
 * @param css Arco's `dist/css/arco.css`, or any of its sheets
 */
export function withoutPageRules(css: string): string {
  const kept = css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    // Rules that hold no others; those within @media and @keyframes are met one by one, with the brace before them.
    .replaceAll(/([^{}]+)\{([^{}]*)\}/g, (rule: string, head: string, body: string) =>
      isOfPage(head.trim()) && !isVariables(body) ? '' : rule,
    )
  return `${OF_ARCO}\n${kept.replaceAll(/\n\s*\n+/g, '\n').trim()}\n`
}

/** What Arco's elements rely on, and nothing else on the page gets. No weight: every rule of Arco's is over it. */
const OF_ARCO = `:where([class*='arco-']) { outline: none; }
:where(button, input, textarea):where([class*='arco-']) { margin: 0; font-family: inherit; line-height: 1.15; }
:where(.arco-radio, .arco-checkbox) > :where(input) { margin: 0; }`

/** A selector with no class, id or attribute is an element of the page, whoever it belongs to. */
function isOfPage(head: string): boolean {
  if (head.startsWith('@') || /^(from|to|[\d.]+%)/.test(head)) return false
  return head.split(',').some((selector) => !/[.#[]/.test(selector))
}

/** Colours and sizes that have names change nothing by themselves. */
const isVariables = (body: string): boolean =>
  body
    .split(';')
    .map((line) => line.trim())
    .every((line) => line === '' || line.startsWith('--'))

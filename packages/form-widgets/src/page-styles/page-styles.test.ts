import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { withoutPageRules } from './page-styles.ts'

const arco = readFileSync(
  createRequire(import.meta.url).resolve('@arco-design/web-react/dist/css/arco.css'),
  'utf8',
).replaceAll(/\/\*[\s\S]*?\*\//g, '')

const headsOf = (css: string) =>
  [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, head = '', body = '']) => ({ head: head.trim(), body }))

it('page styles do not change elements of the page and keep colour variables', () => {
  const bare = headsOf(withoutPageRules(arco)).filter(({ head }) =>
    /^(\*|html|body|h1|a|button|input|::)[\s,:]*(,|$)/.test(head),
  )

  expect(new Set(bare.map(({ head }) => head))).toEqual(new Set(['body']))
  for (const { body } of bare) expect(body.replaceAll(/--[\w-]+:[^;]*;?/g, '').trim()).toBe('')
})

it("keeps every rule of Arco's own elements, also within @media and @keyframes", () => {
  const own = (css: string) => headsOf(css).filter(({ head }) => /\.arco-|^(from|to|\d)/.test(head)).length

  // Two added rules give Arco's elements what they inherited from the page.
  expect(own(withoutPageRules(arco))).toBe(own(arco) + 1)
  expect(
    withoutPageRules('@keyframes a { from { top: 0 } to { top: 1px } } * { outline: none } .arco-x { top: 0 }'),
  ).toContain('@keyframes a { from { top: 0 } to { top: 1px } } .arco-x { top: 0 }')
})

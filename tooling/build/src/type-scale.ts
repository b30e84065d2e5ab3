import { readFileSync } from 'node:fs'

const TOKENS = new URL('../../../packages/ui-kit/src/theme/base.css', import.meta.url)

/** The steps of the type scale, `--font-note` → `12px`. Values in rem are in pixels of the usual 16. */
export function typeScale(): ReadonlyMap<string, string> {
  const found = readFileSync(TOKENS, 'utf8').matchAll(/^ {2}(--(?:font|line)-[a-z]+): ([\d.]+)(px|rem);$/gm)
  return new Map(
    [...found].map(([, name = '', value, unit]) => [name, `${Number(value) * (unit === 'rem' ? 16 : 1)}px`]),
  )
}

/** Style sheets whose texts have their sizes also on pages without the theme of ui-kit. */
export const withTypeScale = (css: string, scale = typeScale()): string =>
  css.replaceAll(/var\((--(?:font|line)-[a-z]+)\)/g, (use, name: string) => {
    const value = scale.get(name)
    return value === undefined ? use : `var(${name}, ${value})`
  })

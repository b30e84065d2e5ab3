import { join } from 'node:path'
import type { Plugin } from 'vite'

const WRAPPER = JSON.stringify(join(import.meta.dirname, 'play-in-chinese.ts').replaceAll('\\', '/'))

/**
 * Wraps the `play` of every story. Play functions find elements by their Chinese labels, so in another language they would fail;
 * there the story is shown without interactions.
 */
export function playInChinese(): Plugin {
  return {
    name: 'sqos:play-in-chinese',
    transform: {
      filter: { id: /\.stories\.tsx$/, code: 'play' },
      handler(code) {
        const names = [...code.matchAll(/^export const (\w+)/gm)].map(([, name]) => name)
        if (names.length === 0) return
        const calls = `import { playInChinese as __playInChinese } from ${WRAPPER};\n__playInChinese([${names.join(', ')}]);`
        return { code: `${code}\n${calls}`, map: null }
      },
    },
  }
}

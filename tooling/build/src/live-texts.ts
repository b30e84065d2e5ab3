import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const LOCALE = /\/locales\/\w+\.json$/
const DECLARED = /defineCatalogue\(\s*(?:'([^']+)'|(\w+))/

/**
 * Sends a changed `locales/*.json` to the page as the event `sqos:texts` (namespace, language, texts), for pages that
 * replace their texts. Otherwise the change would run the modules of a page again, whose translator keeps the old
 * texts.
 */
export function liveTexts(): Plugin {
  return {
    name: 'sqos:live-texts',
    apply: 'serve',
    hotUpdate: {
      order: 'pre',
      async handler({ file, read }) {
        const namespace = this.environment.name === 'client' && LOCALE.test(file) ? namespaceOf(file) : undefined
        if (namespace === undefined) return
        const texts = parsed(await read())
        // Vite reports the error in the JSON.
        if (texts === undefined) return
        this.environment.hot.send('sqos:texts', { namespace, language: basename(file, '.json'), texts })
        return []
      },
    },
  }
}

/** The namespace of the catalogue that loads a file of a folder `locales/`, read from the sources beside the folder. */
export function namespaceOf(file: string): string | undefined {
  const folder = dirname(dirname(file))
  for (const name of globSync('*.{ts,tsx}', { cwd: folder, exclude: ['*.test.*', '*.stories.*'] })) {
    const source = readFileSync(join(folder, name), 'utf8')
    const [, text, constant] = source.includes('./locales/') ? (DECLARED.exec(source) ?? []) : []
    if (text !== undefined) return text
    if (constant !== undefined) return constantOf(constant, source, folder)
  }
  return undefined
}

/** The text value of a constant in a source, or in the file beside it from which the source imports it. */
function constantOf(constant: string, source: string, folder: string): string | undefined {
  const [, text] = new RegExp(`const ${constant} = '([^']+)'`).exec(source) ?? []
  if (text !== undefined) return text
  const [, path = ''] = new RegExp(`import \\{[^}]*\\b${constant}\\b[^}]*\\} from '(\\.[^']+)'`).exec(source) ?? []
  const target = join(folder, path)
  return path !== '' && existsSync(target)
    ? constantOf(constant, readFileSync(target, 'utf8'), dirname(target))
    : undefined
}

function parsed(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}

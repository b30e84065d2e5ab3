import {
  FORMAT_STYLE,
  formatFiles,
  generateModule,
  type GeneratedFile,
  type Design,
  type Settings,
  type Surroundings,
} from '@sqos/code-generator'
import { PAGES } from '@sqos/contract'

interface Wanted {
  design: Design
  settings: Settings
  /** Names that other code has. */
  taken: ReadonlySet<string>
  /** The entries of dictionaries, for a project of its own. */
  entriesOf?: Surroundings['entriesOf']
}

interface GeneratedCode {
  name: string
  files: GeneratedFile[]
  notes: readonly string[]
}

/** The formatted code of a design. The formatter and the dictionary of pinyin are loaded with the first call. */
export async function generateCode({ design, settings, taken, entriesOf }: Wanted): Promise<GeneratedCode> {
  const [{ format }, { pinyin }] = await Promise.all([import('oxfmt'), import('pinyin-pro')])
  const spell = (text: string) =>
    pinyin(text, { toneType: 'none', type: 'array', nonZh: 'consecutive', v: true }).join(' ')
  const isTaken = (name: string) => taken.has(name)
  const { name, files, notes } = generateModule(design, { settings, surroundings: { isTaken, spell, entriesOf } })
  const formatted = await formatFiles(files, async (path, text) => {
    const { code, errors } = await format(path, text, FORMAT_STYLE)
    return errors.length > 0 ? text : code
  })
  return { name, files: formatted, notes }
}

/** Page keys and tables, without those of the module that was downloaded before: it may be a part of this server already. */
export function takenNames(tables: readonly string[], own: string | undefined): Set<string> {
  const taken = new Set([...Object.keys(PAGES), ...tables])
  if (own === undefined) return taken
  const camel = own.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
  const snake = own.replaceAll('-', '_')
  return new Set([...taken].filter((name) => name !== camel && !name.startsWith(snake.replace(/(?:y|s)$/, ''))))
}

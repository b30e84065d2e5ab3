import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGE_LIST } from '@sqos/contract/languages'
import { report } from './lib/verdict.ts'
import { sourceFiles, type SourceFile } from './lib/sources.ts'
import { ROOT, workspacePackages } from './lib/workspace.ts'

/** Languages that must be complete. */
const COMPLETE = LANGUAGE_LIST.filter(({ isComplete }) => isComplete).map(({ code }) => code)

/** The texts of one package and the code that uses them. */
export interface LocaleInput {
  folder: string
  /** The parsed json files: path inside the package → content. */
  locales: Map<string, unknown>
  sources: SourceFile[]
}

type Text = [key: string, text: string]

/** Flattens nested texts to keys like `a.b`. */
function flatten(value: unknown, prefix = ''): Text[] {
  if (typeof value === 'string') return [[prefix, value]]
  if (typeof value !== 'object' || value === null) return [[prefix, '']]
  return Object.entries(value).flatMap(([key, inner]) => flatten(inner, prefix ? `${prefix}.${key}` : key))
}

const placeholders = (text: string) =>
  [...text.matchAll(/\{\{\s*([\w.]+)/g)]
    .map((match) => match[1])
    .toSorted((a = '', b = '') => a.localeCompare(b))
    .join(' ')

/** Problems between languages: different keys, empty texts, different {{parameters}}. */
function languageProblems({ folder, locales }: LocaleInput): string[] {
  const catalogues = new Set([...locales.keys()].map((file) => file.replace(/\/[^/]+$/, '')))
  return [...catalogues].flatMap((catalogue) => {
    const [zh, ...others] = LANGUAGE_LIST.map(({ code: language, isComplete }) => ({
      isComplete,
      file: `${folder}/${catalogue}/${language}.json`,
      texts: new Map(flatten(locales.get(`${catalogue}/${language}.json`) ?? {})),
    }))
    if (!zh) return []
    const problems = [zh, ...others].flatMap(({ file, texts }) =>
      [...texts].filter(([, text]) => text.trim() === '').map(([key]) => `${file}: "${key}" has no text.`),
    )
    for (const { file, texts, isComplete } of others) {
      for (const key of texts.keys())
        if (!zh.texts.has(key)) problems.push(`${zh.file}: "${key}" of ${file} is missing.`)
      for (const [key, text] of zh.texts) {
        const other = texts.get(key)
        if (other === undefined) {
          if (isComplete) problems.push(`${file}: "${key}" is missing.`)
        } else if (placeholders(other) !== placeholders(text))
          problems.push(`${file}: "${key}" has other {{values}} than zh.`)
      }
    }
    return problems
  })
}

/** One word for one thing: words that a language must not use, with the word that it uses everywhere. */
const WORDS: Record<string, [wrong: string, right: string][]> = {
  zhtw: [
    ['數據', '資料'],
    ['用戶', '使用者'],
    ['設置', '設定'],
    ['模板', '範本'],
    ['消息', '訊息'],
    ['郵箱', '信箱'],
    ['接口', '介面'],
    ['界面', '介面'],
    ['職位', '崗位'],
    ['發佈', '發布'],
    ['佈局', '版面'],
    ['函數', '函式'],
    ['文本', '文字'],
    ['過濾', '篩選'],
    ['保存', '儲存'],
    ['默認', '預設'],
    ['信息', '資訊'],
    ['打印', '列印'],
    ['字段', '欄位'],
    ['菜單', '選單'],
    ['文檔', '文件'],
    ['導出', '匯出'],
    ['導入', '匯入'],
    ['加載', '載入'],
  ],
}

/** Texts with a word that the rest of their language does not use. Names in generated modules are the same in each language. */
const strayWords = ({ folder, locales }: LocaleInput): string[] =>
  [...locales].flatMap(([file, content]) => {
    const words = WORDS[/(\w+)\.json$/.exec(file)?.[1] ?? ''] ?? []
    const zh = new Map(flatten(locales.get(file.replace(/\w+\.json$/, 'zh.json'))))
    return flatten(content)
      .filter(([key, text]) => zh.get(key) !== text)
      .flatMap(([key, text]) =>
        words
          .filter(([wrong]) => text.includes(wrong))
          .map(([wrong, right]) => `${folder}/${file}: "${key}" says ${wrong}; the word is ${right}.`),
      )
  })

/** i18next resolves `days` to `days_one` and `days_other`. */
const withoutPlural = (key: string) => key.replace(/_(?:zero|one|two|few|many|other)$/, '')

function keysOf({ locales }: LocaleInput): Set<string> {
  const texts = [...locales].filter(([file]) => file.endsWith('/zh.json')).flatMap(([, content]) => flatten(content))
  return new Set(texts.map(([key]) => key))
}

const NAMESPACE = /(?:useText|defineCatalogue)\(\s*'([^']+)'/g
const STATIC_KEY = /(?<![\w.])t\(\s*'([^']+)'|new AppError\(\s*'\w+',\s*'([^']+)'/g

/** Keys in code that exist in no catalogue: that of the package, or one that the file names with useText('…'). */
function missingKeys(input: LocaleInput, keysByNamespace: Map<string, Set<string>>): string[] {
  const own = keysOf(input)
  return input.sources.flatMap(({ file, text }) => {
    const named = [...text.matchAll(NAMESPACE)].map((match) => keysByNamespace.get(match[1] ?? '') ?? new Set<string>())
    const keys = [own, ...named].flatMap((set) => Array.from(set))
    const known = new Set(keys.concat(keys.map(withoutPlural)))
    return [...text.matchAll(STATIC_KEY)]
      .map((match) => match[1] ?? match[2] ?? '')
      .filter((key) => !known.has(key) && !key.includes(':'))
      .map((key) => `${input.folder}/${file}: no catalogue has "${key}".`)
  })
}

/** Unused keys: not in code as a literal, as a property of the texts, or by a template such as `state.${name}`. */
function unusedKeys(input: LocaleInput, everySource: string): string[] {
  const literals = new Set([...everySource.matchAll(/['"`.]([\w.-]+)(?=['"`]|\b)/g)].map((match) => match[1]))
  const templates = [...everySource.matchAll(/`((?:[\w.-]|\$\{[^`{}]*\})+)`/g)]
    .map((match) => (match[1] ?? '').split(/\$\{[^}]*\}/))
    .filter((parts) => parts.length > 1 && parts.join('').length > 2)
    .map((parts) => new RegExp(`^${parts.map((part) => part.replaceAll('.', String.raw`\.`)).join('[\\w.-]+')}$`))
  return [...keysOf(input)]
    .filter((key) => !literals.has(key) && !literals.has(withoutPlural(key)))
    .filter((key) => !templates.some((template) => template.test(key)))
    .map((key) => `${input.folder}: "${key}" is used nowhere.`)
}

/** Handwritten loaders: they would lack the next language. */
const handWrittenLoaders = ({ folder, sources }: LocaleInput): string[] =>
  sources
    .filter(({ text }) => /import\('[^']*locales\/\w+\.json'/.test(text))
    .map(
      ({ file }) =>
        `${folder}/${file}: import { loaders } from './locales/loaders.generated.ts' and run \`pnpm generate\`, in place of import('./locales/….json').`,
    )

/** All problems of the texts of these packages. */
export function localeProblems(inputs: LocaleInput[]): string[] {
  const keysByNamespace = new Map(
    inputs.flatMap((input) =>
      input.sources
        .flatMap(({ text }) => [...text.matchAll(/defineCatalogue\(\s*'([^']+)'/g)])
        .map((match): [string, Set<string>] => [match[1] ?? '', keysOf(input)]),
    ),
  )
  const everySource = inputs.flatMap(({ sources }) => sources.map(({ text }) => text)).join('\n')
  return inputs.flatMap((input) => [
    ...languageProblems(input),
    ...strayWords(input),
    ...handWrittenLoaders(input),
    ...missingKeys(input, keysByNamespace),
    ...unusedKeys(input, everySource),
  ])
}

function readInput(folder: string): LocaleInput {
  const files = sourceFiles(folder, /(?:\.tsx?|\/locales\/\w+\.json)$/)
  const locales = files.filter(({ file }) => file.endsWith('.json'))
  return {
    folder,
    locales: new Map(locales.map(({ file }) => [file, JSON.parse(readFileSync(join(ROOT, folder, file), 'utf8'))])),
    sources: files.filter(({ file }) => /\.tsx?$/.test(file) && !/\.(?:test|stories|generated)\.tsx?$/.test(file)),
  }
}

if (import.meta.main) {
  const inputs = workspacePackages()
    // The sources of the code generator are templates: their keys are those of generated pages.
    .filter(({ folder }) => !folder.startsWith('tooling/') && folder !== 'packages/code-generator')
    .map(({ folder }) => readInput(folder))
  const count = inputs.reduce((sum, input) => sum + keysOf(input).size, 0)
  report(localeProblems(inputs), { fine: `${count} texts, each in ${COMPLETE.join(', ')}.` })
}

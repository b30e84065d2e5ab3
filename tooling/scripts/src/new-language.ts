import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { asLanguage } from '@sqos/contract/languages'
import { sourceFiles } from './lib/sources.ts'
import { run } from './lib/run.ts'
import { ROOT, workspacePackages } from './lib/workspace.ts'

const LIST = 'packages/contract/src/languages.ts'
const END_OF_LIST = '\n] as const satisfies readonly LanguageEntry[]'

/**
 * Adds a language: its entry in the list of languages and one file `<code>.json` for each folder `locales/`. The files are
 * empty; until they hold a text, the English one is shown. The tag (BCP 47) defaults to the likely region: `ja` → `ja-JP`.
 */
export async function newLanguage(code: string, tag?: string): Promise<void> {
  if (!/^[a-z]+$/.test(code))
    throw new Error(`The code "${code}" must consist of small letters: it becomes a name in code.`)
  if (asLanguage(code)) throw new Error(`The language "${code}" exists already. Nothing was written.`)
  const [locale = code] = Intl.getCanonicalLocales(tag ?? likelyTag(code))
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(tag ? locale : code) ?? code
  const prefixes = tag ? [locale, code] : [code]

  const entry = `  { code: '${code}', name: '${name}', tag: '${locale}', prefixes: ${JSON.stringify(prefixes)}, isComplete: false },`
  const list = readFileSync(join(ROOT, LIST), 'utf8')
  if (!list.includes(END_OF_LIST)) throw new Error(`${LIST} has no list of languages; add this by hand:\n${entry}`)
  writeFileSync(join(ROOT, LIST), list.replace(END_OF_LIST, `\n${entry}${END_OF_LIST}`))
  console.log(`~ ${LIST}`)

  for (const folder of localeFolders()) {
    const file = join(folder, `${code}.json`)
    writeFileSync(join(ROOT, file), '{}\n', { flag: 'wx' })
    console.log(`+ ${file}`)
  }
  await run('oxfmt', ['--write', join(ROOT, LIST)])
  await run(process.execPath, ['tooling/scripts/src/generate.ts'])
  console.log(
    `\nNext: translate the texts (missing ones are shown in English). When none is missing, set isComplete: true in` +
      `\n${LIST}; from then on \`pnpm check\` demands every text. Check the entry's name and prefixes.`,
  )
}

/** `ja` → `ja-JP`. */
function likelyTag(code: string): string {
  const { language, region } = new Intl.Locale(code).maximize()
  return region ? `${language}-${region}` : language
}

const localeFolders = () =>
  workspacePackages()
    .filter(({ folder }) => !folder.startsWith('tooling/'))
    .flatMap(({ folder }) =>
      sourceFiles(folder, /(?:^|\/)locales\/zh\.json$/).map(({ file }) => join(folder, dirname(file))),
    )

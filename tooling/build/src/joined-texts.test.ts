import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { build } from 'vite'
import { expect, it } from 'vitest'
import { foldersOfTexts, joinedTexts } from './joined-texts.ts'
import { compressedFiles, jsonImports } from './vite.ts'

// `ja` as `pnpm new language` writes it: an incomplete language.
const LOADERS = `const withFallback = async (...files) => ({
  default: Object.assign({}, ...(await Promise.all(files)).map((file) => file.default).toReversed()),
})
export const loaders = {
  zh: () => import('./zh.json', { with: { type: 'json' } }),
  en: () => import('./en.json', { with: { type: 'json' } }),
  ja: () => withFallback(import('./ja.json', { with: { type: 'json' } }), import('./en.json', { with: { type: 'json' } })),
}
`

it('a build has one file of texts per language, and a Brotli file beside each script', async () => {
  const root = mkdtempSync(join(tmpdir(), 'sqos-joined-texts-'))
  try {
    writeFileSync(join(root, 'package.json'), '{ "type": "module" }')
    for (const name of ['first', 'second']) {
      const folder = join(root, name, 'locales')
      mkdirSync(folder, { recursive: true })
      writeFileSync(join(folder, 'loaders.generated.ts'), LOADERS)
      for (const language of ['zh', 'en'])
        writeFileSync(join(folder, `${language}.json`), JSON.stringify({ title: `${name} in ${language}` }))
      writeFileSync(join(folder, 'ja.json'), name === 'first' ? JSON.stringify({ title: 'first in ja' }) : '{}')
    }
    writeFileSync(
      join(root, 'main.ts'),
      `import { loaders as first } from './first/locales/loaders.generated.ts'
      import { loaders as second } from './second/locales/loaders.generated.ts'
      export const read = async (language) =>
        Promise.all([first, second].map(async (loaders) => (await loaders[language]()).default.title))`,
    )

    await build({
      root,
      configFile: false,
      logLevel: 'silent',
      plugins: [jsonImports(), compressedFiles(), joinedTexts({ all: foldersOfTexts(root, ['first', 'second']) })],
      build: { minify: false, lib: { entry: 'main.ts', formats: ['es'], fileName: 'main' } },
    })

    const files = readdirSync(join(root, 'dist'))
    const scripts = files.filter((file) => file.endsWith('.js'))
    expect(scripts).toHaveLength(4)
    expect(files.filter((file) => file.endsWith('.br'))).toHaveLength(4)
    for (const script of scripts) {
      const compressed = readFileSync(join(root, 'dist', `${script}.br`))
      expect(brotliDecompressSync(compressed).equals(readFileSync(join(root, 'dist', script)))).toBe(true)
    }
    const { read }: { read: (language: string) => Promise<string[]> } = await import(join(root, 'dist/main.js'))
    expect(await read('en')).toEqual(['first in en', 'second in en'])
    expect(await read('zh')).toEqual(['first in zh', 'second in zh'])
    expect(await read('ja')).toEqual(['first in ja', 'second in en'])
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
})

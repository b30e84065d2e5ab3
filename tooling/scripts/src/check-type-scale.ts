import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { productFiles } from './check-kinds.ts'
import { sourceFiles, type SourceFile } from './lib/sources.ts'
import { report } from './lib/verdict.ts'
import { ROOT } from './lib/workspace.ts'

const TOKENS = 'packages/ui-kit/src/theme/base.css'

/** Sources with sizes of their own, and why. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'packages/ui-kit/src/theme/arco-corrections.css': 'heights of controls of Arco',
  'packages/report/src/paper/Paper.module.css': 'a sheet of paper, not a page of the application',
  'packages/print-designer/src/designer/PrintDesigner.module.css': 'headings on paper in points',
  'packages/doc-preview/src/viewer/pdf/pdf.module.css': 'the text layer of pdf.js, over a picture',
  'apps/admin/src/starting.css': 'shown before the theme is there',
  'packages/charts/src/engine/theme.ts': 'a canvas does not read properties of CSS',
  'packages/charts/src/option/build-option.ts': 'a canvas does not read properties of CSS',
  'packages/form-widgets/src/text/FormText.tsx': 'a size that the designer of a form chose',
}

const DECLARATION = /(?:^|[\s;{])(font-size|line-height|font-weight|font):\s*([^;}]+)/g

const STYLE = /\b(fontSize|lineHeight|fontWeight):\s*('[^']*'|`[^`]*`|\d[\d.]*)/g

/** Whether a value comes from the scale or from the text around it. */
const ALLOWED: Readonly<Record<string, RegExp>> = {
  'font-size': /^(?:clamp\()?(?:var\(--font-[a-z]+(?:, \d+px)?\)|inherit|smaller|[\d.]+(?:em|%|cqi)|[,\s]|\))+$/,
  'line-height': /^(?:var\(--(?:line-[a-z]+|control-height)(?:, \d+px)?\)|inherit|normal|[\d.]+)$/,
  'font-weight': /^(?:400|500|normal|inherit)$/,
  font: /^(?:inherit$|var\(--font-[a-z]+\) \/ [\d.]+ )/,
}

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The declarations of a source that say something about its texts. */
const declarations = ({ file, text }: SourceFile): { property: string; value: string }[] =>
  [...text.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(file.endsWith('.css') ? DECLARATION : STYLE)].map(
    ([, name = '', value = '']) => ({ property: kebab(name), value: value.trim().replaceAll(/^['`]|['`]$/g, '') }),
  )

/** The steps that the token file defines. */
export const definedSteps = (tokens: string): Set<string> =>
  new Set([...tokens.matchAll(/(--(?:font|line)-[a-z]+):/g)].map(([, name = '']) => name))

/** Problems: sizes, heights of lines and weights beside the scale, and steps that nobody defines. */
export function typeProblems(files: readonly SourceFile[], steps: ReadonlySet<string>): string[] {
  return files.flatMap((source) => {
    if (source.file === TOKENS || source.file in EXCEPTIONS) return []
    return declarations(source).flatMap(({ property, value }) => {
      const unknown = [...value.matchAll(/--(?:font|line)-[a-z]+/g)].find(([name]) => !steps.has(name))
      if (unknown) return [`${source.file}: ${unknown[0]} is not a step of the type scale in ${TOKENS}.`]
      return ALLOWED[property]?.test(value) === false
        ? [`${source.file}: ${property}: ${value} is beside the type scale. Use a step of ${TOKENS}.`]
        : []
    })
  })
}

/** Exceptions that no longer have a size of their own. */
const staleExceptions = (files: readonly SourceFile[]) =>
  Object.keys(EXCEPTIONS)
    .filter((path) => !files.some((source) => source.file === path && declarations(source).length > 0))
    .map((path) => `${path} has no sizes of its own; remove it from EXCEPTIONS.`)

/** Style sheets of packages and apps, and their scripts without tests, stories and examples. */
export const typeFiles = (): SourceFile[] => [
  ...globSync('{packages,apps}/*/src', { cwd: ROOT }).flatMap((folder) =>
    sourceFiles(folder, /\.css$/).map(({ file, text }) => ({ file: `${folder}/${file}`, text })),
  ),
  ...productFiles().filter(({ file }) => !/\.(?:test|stories|example|generated)\.tsx?$/.test(file)),
]

export const currentSteps = () => definedSteps(readFileSync(join(ROOT, TOKENS), 'utf8'))

if (import.meta.main) {
  const files = typeFiles()
  const steps = currentSteps()
  report([...typeProblems(files, steps), ...staleExceptions(files)], {
    fine: `${steps.size} steps of the type scale, and no text beside it.`,
  })
}

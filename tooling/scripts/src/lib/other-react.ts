import { join } from 'node:path'
import { OTHER_REACTS } from '@sqos/vitest-config/react'
import { isFull } from '@sqos/vitest-config/suites'
import { run } from './run.ts'
import type { Step } from './verdict.ts'
import { versionOf } from './workspace.ts'

/** The other versions of React and of its types, under names of their own, for the package.json of an app. */
export const otherReactPackages = (): Record<string, string> => ({
  ...Object.fromEntries(
    OTHER_REACTS.flatMap((version) =>
      ['react', 'react-dom'].map((name) => {
        const folder = `${name}-${version}`
        return [folder, `npm:${name}@${versionOf(folder, 'tooling/vitest-config')}`]
      }),
    ),
  ),
  'types-react-18': `npm:@types/react@${versionOf('types-react-18', 'tooling/scripts')}`,
  'types-react-dom-18': `npm:@types/react-dom@${versionOf('types-react-dom-18', 'tooling/scripts')}`,
})

/** A page of the app, the button that is clicked there, and the element that shows that it works. */
export interface AppPage {
  path: string
  click?: string
  shows: string
}

/** The page of the README of `call-panel`: a click on its button asks before it calls. */
export const CALL_PAGE: AppPage = { path: 'call.html', click: 'Call 138 0013 8000', shows: 'text="Call the customer?"' }

type Open = (page: AppPage) => Promise<{ code: number; output: string }>

/** Builds and opens the pages of the app with the lowest React that the packages accept; the full run adds 19.0 and types. */
export const otherReactSteps = (app: string, open: Open): Step[] => [
  ...reacts().flatMap((version) => [
    { name: `the same build with React ${version}`, work: () => buildWith(app, version) },
    { name: 'its page in a browser', work: () => open({ path: 'start.html', shows: 'form label' }) },
    {
      name: 'its references of a field and a form',
      work: () => open({ path: 'refs.html', shows: '[data-focused="true"]' }),
    },
    { name: 'the example of the phone', work: () => open(CALL_PAGE) },
  ]),
  ...(isFull() ? [{ name: 'its types with those of React 18', work: () => checkTypesOf18(app) }] : []),
]

/** The lowest version that the peer dependencies accept; the full run adds the first 19. */
const reacts = () => (isFull() ? OTHER_REACTS : OTHER_REACTS.slice(0, 1))

const buildWith = (app: string, version: string) =>
  run(join(app, 'node_modules/.bin/vite'), ['build', '--config', 'vite.other.config.js'], {
    cwd: app,
    env: { REACT: version },
  })

const checkTypesOf18 = (app: string) =>
  run(join(app, 'node_modules/.bin/tsc'), ['-p', 'tsconfig.18.json'], { cwd: app })

/** The pages of the start with the version of React in `REACT`, in every package. */
const VITE_CONFIG = `const alias = ['react', 'react-dom'].map((name) => ({
  find: new RegExp('^' + name + '(?=/|$)'),
  replacement: name + '-' + process.env.REACT,
}))
export default { resolve: { alias }, build: { rolldownOptions: { input: ['start.html', 'call.html', 'refs.html'] } } }
`

/** A form and a field whose handles are used: React 18 passes a ref to `forwardRef` only. */
const REFS = `import { readForm } from '@sqos/form-model'
import { DocumentForm, type DocumentFormHandle, formRendererCatalogue } from '@sqos/form-renderer'
import { FormWidgetsProvider, type FieldHandle, InputField } from '@sqos/form-widgets'
import { createI18n } from '@sqos/i18n'
import { UiKitProvider, uiKitLocales } from '@sqos/ui-kit'
import { useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'

const model = readForm(JSON.stringify({ fields: [] }))

function Page() {
  const field = useRef<FieldHandle>(null)
  const form = useRef<DocumentFormHandle>(null)
  const [focused, setFocused] = useState(false)
  useEffect(() => {
    field.current?.focus()
    setFocused(document.activeElement instanceof HTMLInputElement && form.current !== null)
  }, [])
  return (
    <div data-focused={focused}>
      <InputField ref={field} aria-label="Name" />
      <DocumentForm ref={form} model={model} onSave={() => Promise.resolve(true)} />
      {focused && 'focused'}
    </div>
  )
}

const i18n = await createI18n({ language: 'en', catalogues: [uiKitLocales, formRendererCatalogue] })
const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <UiKitProvider i18n={i18n}>
      <FormWidgetsProvider language="en">
        <Page />
      </FormWidgetsProvider>
    </UiKitProvider>,
  )
}
`

/** Files of the app, beside those that its own React needs. */
export const OTHER_REACT_FILES: Record<string, string | object> = {
  'vite.other.config.js': VITE_CONFIG,
  'refs.html': '<!doctype html><div id="root"></div><script type="module" src="/src/start/refs.tsx"></script>',
  'src/start/refs.tsx': REFS,
  'tsconfig.18.json': {
    extends: './tsconfig.json',
    compilerOptions: {
      paths: {
        react: ['./node_modules/types-react-18'],
        'react/*': ['./node_modules/types-react-18/*'],
        'react-dom': ['./node_modules/types-react-dom-18'],
        'react-dom/*': ['./node_modules/types-react-dom-18/*'],
      },
    },
    include: ['src/start', 'src/call'],
  },
}

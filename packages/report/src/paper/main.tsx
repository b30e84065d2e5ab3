import '@arco-design/web-react/es/style/index.css'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { chartsCatalogue } from '@sqos/charts'
import { asLanguage, DEFAULT_LANGUAGE } from '@sqos/contract'
import { createI18n } from '@sqos/i18n'
import { I18nProvider } from '@sqos/i18n/react'
import type { ReportPaperSetup } from '@sqos/report-model'
import { uiKitLocales } from '@sqos/ui-kit'
import { reportCatalogue } from '../catalogue.ts'
import { ReportPaper } from './ReportPaper.tsx'

/** Letters of both weights come from the folder of print templates, in the parts that the texts need. */
const FONTS = '/paper/fonts.css'

/** Draws a report; resolves when letters and charts are there. */
async function show(setup: ReportPaperSetup) {
  const { language, title, document: report } = setup
  const i18n = await createI18n({
    language: asLanguage(language) ?? DEFAULT_LANGUAGE,
    catalogues: [chartsCatalogue, reportCatalogue, uiKitLocales],
  })
  document.title = title
  const page = new CSSStyleSheet()
  page.replaceSync(`@page { size: A4 ${report.orientation}; margin: 12mm 10mm 16mm }`)
  document.adoptedStyleSheets = [page]
  await fonts()
  const root = createRoot(document.body.appendChild(document.createElement('main')))
  flushSync(() =>
    root.render(
      <I18nProvider i18n={i18n}>
        <ReportPaper setup={setup} />
      </I18nProvider>,
    ),
  )
  await charts()
  await document.fonts.ready
}

async function fonts() {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = FONTS
  const loaded = new Promise((resolve) => {
    link.addEventListener('load', resolve)
    // Without them the letters are those of the machine.
    link.addEventListener('error', resolve)
  })
  document.head.append(link)
  await loaded
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Waits until every chart is drawn, or has said that it cannot be. */
async function charts() {
  while (document.querySelector('[data-state="loading"]')) await frame()
  await frame()
  await frame()
}

Object.assign(globalThis, { sqosReport: { show } })

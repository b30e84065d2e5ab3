import { useText } from '@sqos/i18n/react'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import { addFontStyles } from './load-fonts.ts'
import { drawDocument, type Lacks, type PrintDocument } from './draw-document.ts'
import { pageStyles } from './page-styles.ts'
import { printContext } from './print-context.ts'

const NOTHING: Lacks = { fields: [], fonts: [] }

/** Draws documents into the element of `host`, page by page. */
export function useDrawnPages(
  documents: readonly PrintDocument[],
  { printer, fontStyles }: { printer: string; fontStyles?: string | undefined },
) {
  const { t } = useText(NAMESPACE)
  const root = useRef<ShadowRoot>(undefined)
  const [hasRoot, setHasRoot] = useState(false)
  const [lacks, setLacks] = useState(NOTHING)
  const [isDrawing, setDrawing] = useState(false)
  /** Renders again when pages are added. */
  const [, setCount] = useState(0)
  const [printedAt] = useState(() => Date.now())

  const context = useMemo(() => printContext(t, { printer, printedAt }), [printer, printedAt, t])

  const host = useCallback((element: HTMLElement | null) => {
    if (!element) return
    root.current = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
    root.current.adoptedStyleSheets = [pageStyles()]
    setHasRoot(true)
  }, [])

  useEffect(
    function draw() {
      const target = root.current
      if (!hasRoot || !target) return
      const stop = new AbortController()
      target.replaceChildren()
      setLacks(NOTHING)
      setCount(0)
      setDrawing(documents.length > 0)
      const run = async () => {
        if (fontStyles !== undefined) await addFontStyles(fontStyles)
        const [fields, fonts] = [new Set<string>(), new Set<string>()]
        for (const document of documents) {
          const options = { context, signal: stop.signal, onPage: () => setCount(target.childElementCount) }
          const found = await drawDocument(target, document, options)
          for (const field of found.fields) fields.add(field)
          for (const font of found.fonts) fonts.add(font)
          if (stop.signal.aborted) return
        }
        setLacks({ fields: [...fields], fonts: [...fonts] })
        setDrawing(false)
      }
      void run()
      return () => stop.abort()
    },
    [documents, context, hasRoot, fontStyles],
  )

  const pages = (): HTMLElement[] => [...(root.current?.querySelectorAll<HTMLElement>('.page') ?? [])]
  return { host, pages, lacks, isDrawing, context }
}

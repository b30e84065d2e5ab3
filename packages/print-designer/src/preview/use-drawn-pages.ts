import { useText } from '@sqos/i18n/react'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import { addFontStyles } from './load-fonts.ts'
import { drawDocument, type PrintDocument } from './draw-document.ts'
import { pageStyles } from './page-styles.ts'
import { printContext } from './print-context.ts'

/** Draws documents into the element of `host`, page by page. */
export function useDrawnPages(
  documents: readonly PrintDocument[],
  { printer, fontStyles }: { printer: string; fontStyles?: string | undefined },
) {
  const { t } = useText(NAMESPACE)
  const root = useRef<ShadowRoot>(undefined)
  const [hasRoot, setHasRoot] = useState(false)
  const [missing, setMissing] = useState<readonly string[]>([])
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
      setMissing([])
      setCount(0)
      setDrawing(documents.length > 0)
      const run = async () => {
        if (fontStyles !== undefined) await addFontStyles(fontStyles)
        const fields = new Set<string>()
        for (const document of documents) {
          const options = { context, signal: stop.signal, onPage: () => setCount(target.childElementCount) }
          for (const field of await drawDocument(target, document, options)) fields.add(field)
          if (stop.signal.aborted) return
        }
        setMissing([...fields])
        setDrawing(false)
      }
      void run()
      return () => stop.abort()
    },
    [documents, context, hasRoot, fontStyles],
  )

  const pages = (): HTMLElement[] => [...(root.current?.querySelectorAll<HTMLElement>('.page') ?? [])]
  return { host, pages, missing, isDrawing, context }
}

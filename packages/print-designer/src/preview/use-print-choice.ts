import { useEffect, useMemo, useState } from 'react'
import { defaultPaper, readPaper } from '../page/paper.ts'
import { defaultTemplate } from '../render/default-template.ts'
import type { PrintDocument } from './draw-document.ts'
import type { PrintChoice, PrintSource } from './print-source.ts'

/** The id of the layout that is made from the form. */
export const DEFAULT_LAYOUT = ''

type Records = Awaited<ReturnType<PrintSource['records']>>
type Look = Awaited<ReturnType<PrintSource['look']>>

/** The templates and records of a preview, and which templates are chosen. */
export function usePrintChoice(source: PrintSource, { first }: { first: string | undefined }) {
  const [failed, setFailed] = useState(false)
  const [templates, setTemplates] = useState<readonly PrintChoice[]>([])
  const [records, setRecords] = useState<Records>()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [looks, setLooks] = useState<ReadonlyMap<string, Look>>(new Map())

  useEffect(
    function load() {
      let isStale = false
      const run = async () => {
        try {
          const [list, read] = await Promise.all([source.templates(), source.records()])
          if (isStale) return
          setTemplates([...list, { id: DEFAULT_LAYOUT, fullName: '', category: '' }])
          setChosen([list.find(({ id }) => id === first)?.id ?? list[0]?.id ?? DEFAULT_LAYOUT])
          setRecords(read)
        } catch {
          if (!isStale) setFailed(true)
        }
      }
      if (!failed) void run()
      return () => {
        isStale = true
      }
    },
    [source, first, failed],
  )

  useEffect(
    function loadLooks() {
      let isStale = false
      const run = async (id: string) => {
        try {
          const look = await source.look(id)
          if (!isStale) setLooks((before) => new Map(before).set(id, look))
        } catch {
          if (!isStale) setFailed(true)
        }
      }
      for (const id of chosen) if (id !== DEFAULT_LAYOUT && !looks.has(id)) void run(id)
      return () => {
        isStale = true
      }
    },
    [source, chosen, looks],
  )

  const documents = useMemo((): readonly PrintDocument[] => {
    if (!records) return []
    const ready = chosen.flatMap((id) => {
      if (id === DEFAULT_LAYOUT)
        return [{ html: defaultTemplate({ ...records, title: records.modelName }), paper: defaultPaper() }]
      const look = looks.get(id)
      return look ? [{ html: look.printTemplate, paper: readPaper(look.pageJson) }] : []
    })
    // Drawn once all of the chosen templates are loaded: papers would change their order otherwise.
    if (ready.length < chosen.length) return []
    return records.records.flatMap((record) => ready.map((look) => ({ ...look, record })))
  }, [records, chosen, looks])

  return {
    state: failed ? ('failed' as const) : records ? ('ready' as const) : ('loading' as const),
    retry: () => setFailed(false),
    templates,
    chosen,
    choose: (id: string, isChosen: boolean) =>
      // In the order of the list, however they were chosen.
      setChosen(templates.flatMap((one) => ((one.id === id ? isChosen : chosen.includes(one.id)) ? [one.id] : []))),
    recordCount: records?.records.length ?? 0,
    documents,
  }
}

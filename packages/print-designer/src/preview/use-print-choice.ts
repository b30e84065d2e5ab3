import { useEffect, useMemo, useState } from 'react'
import type { PrintFieldSet, PrintRecord, TemplateLook } from '../render/print-record.ts'
import type { PrintDocument } from './draw-document.ts'
import type { PrintChoice, PrintSource } from './print-source.ts'
import { documentsOf, readLook } from './template-look.ts'

/** The id of the layout that is made from the form. */
export const DEFAULT_LAYOUT = ''

type Records = Awaited<ReturnType<PrintSource['records']>>

/** Letters of a name at most. */
const MAX_NAME = 60

function nameOf({ headTable }: PrintFieldSet, record: PrintRecord | undefined): string {
  const texts = headTable.filter(({ isDrawn }) => !isDrawn).map(({ field }) => record?.printData[field])
  return texts.find((text): text is string => typeof text === 'string' && text !== '' && text.length <= MAX_NAME) ?? ''
}

/** A template, with its values when it has a source of its own. */
interface Look extends TemplateLook {
  values: readonly PrintRecord[] | undefined
}

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
          const [look, values] = await Promise.all([source.look(id), source.values?.(id)])
          if (!isStale) setLooks((before) => new Map(before).set(id, { ...look, values }))
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
    // Drawn once all of the chosen templates are loaded: papers would change their order otherwise.
    if (!records || chosen.some((id) => id !== DEFAULT_LAYOUT && !looks.has(id))) return []
    const read = chosen.map((id) => readLook(id === DEFAULT_LAYOUT ? undefined : looks.get(id), records))
    const valuesOf = (record: PrintRecord) =>
      chosen.map((id) => looks.get(id)?.values?.find((one) => one.id === record.id) ?? null)
    const printed = records.records.map((record) => ({ ...record, bySource: valuesOf(record) }))
    return documentsOf(printed, read)
  }, [records, chosen, looks])

  const names = templates.flatMap(({ id, fullName }) => (chosen.includes(id) && fullName !== '' ? [fullName] : []))

  return {
    state: failed ? ('failed' as const) : records ? ('ready' as const) : ('loading' as const),
    retry: () => setFailed(false),
    templates,
    chosen,
    choose: (id: string, isChosen: boolean) =>
      // In the order of the list, however they were chosen.
      setChosen(templates.flatMap((one) => ((one.id === id ? isChosen : chosen.includes(one.id)) ? [one.id] : []))),
    /** Names of the chosen templates; of the form in the default layout. */
    title: names.join('_') || (records?.modelName ?? ''),
    /** What people call the only record: its first short text. Empty for several records. */
    recordName: records?.records.length === 1 ? nameOf(records, records.records[0]) : '',
    recordCount: records?.records.length ?? 0,
    documents,
  }
}

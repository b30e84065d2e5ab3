import type { ReportDocument, ReportMeasure } from '@sqos/report-model'

/** A figure of a report that can have a limit. */
interface MeasureOption {
  /** Block and measure. */
  value: string
  label: string
}

/** The figures of a report, with the names of their tables. */
export function measureOptions(document: ReportDocument, nameOf: (measure: ReportMeasure) => string): MeasureOption[] {
  return document.blocks.flatMap((block) => {
    const measures = block.kind === 'chart' ? [block.measure] : 'measures' in block ? block.measures : []
    return measures.map((measure) => ({
      value: JSON.stringify([block.id, measure.key]),
      label: [block.title, nameOf(measure)].filter((text) => text !== '').join(' · '),
    }))
  })
}

/** The parts of a chosen figure. */
export function placeOf(value: string): { blockId: string; measure: string } {
  const parts: unknown = value === '' ? [] : JSON.parse(value)
  const [blockId, measure] = Array.isArray(parts) ? parts.map(String) : []
  return { blockId: blockId ?? '', measure: measure ?? '' }
}

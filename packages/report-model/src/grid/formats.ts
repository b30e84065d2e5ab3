import type { CubeKey, CubeMeasure, CubeValue } from '../cube/cube.ts'

/** How figures and groups are written. */
export interface ReportFormats {
  figure: (value: CubeValue, measure: Pick<CubeMeasure, 'type' | 'format' | 'digits'> | undefined) => string
  group: (value: CubeValue, key: CubeKey | undefined) => string
}

interface FormatTexts {
  /** A locale such as zh-CN. */
  locale: string
  /** What groups without a value are called. */
  empty: string
}

const two = (number: number) => String(number).padStart(2, '0')

/** A moment as 2026-11-28, with the time unless it is midnight. */
function momentText(value: number): string {
  const date = new Date(value)
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
  const time = `${two(date.getHours())}:${two(date.getMinutes())}`
  return time === '00:00' ? day : `${day} ${time}`
}

/** Writes figures and groups in a language. */
export function createFormats({ locale, empty }: FormatTexts): ReportFormats {
  const known = new Map<string, Intl.NumberFormat>()
  function numbers(format: CubeMeasure['format'] | undefined, digits: number | undefined) {
    const id = `${format} ${digits}`
    const found = known.get(id)
    if (found) return found
    const most = digits ?? (format === 'integer' ? 0 : format === 'percent' ? 1 : 4)
    const made = new Intl.NumberFormat(locale, {
      style: format === 'percent' ? 'percent' : 'decimal',
      minimumFractionDigits: digits ?? 0,
      maximumFractionDigits: most,
    })
    known.set(id, made)
    return made
  }
  return {
    figure(value, measure) {
      if (value === null) return ''
      if (typeof value === 'string') return value
      if (measure?.type === 'moment') return momentText(value)
      return numbers(measure?.format, measure?.digits).format(value)
    },
    group(value, key) {
      if (value === null) return empty
      const text = key?.texts?.[String(value)]
      if (text !== undefined) return text
      if (typeof value === 'number')
        return key?.type === 'moment' ? momentText(value) : numbers(undefined, undefined).format(value)
      return value
    },
  }
}

import { operate } from '../arithmetic/fraction.ts'
import { addToDate, daysBetween } from './dates.ts'
import { type FormulaFunction, of } from './function-kit.ts'
import { asFraction, asJsNumber, asString, fromNumber, momentOf } from './value.ts'

const part = (read: (date: Date) => number): FormulaFunction['run'] =>
  of(([value]) => {
    const moment = momentOf(value)
    return moment === undefined ? undefined : fromNumber(read(new Date(moment)))
  })

const between = (read: (end: number, start: number) => number): FormulaFunction['run'] =>
  of(([end, start]) => {
    const [to, from] = [momentOf(end), momentOf(start)]
    return to === undefined || from === undefined ? undefined : fromNumber(read(to, from))
  })

/** Functions of dates. */
export const dateFunctions: readonly FormulaFunction[] = [
  {
    name: 'DATE',
    group: 'date',
    parameters: ['number', 'number', 'number'],
    least: 3,
    result: 'date',
    run: of(([year, month, day]) =>
      fromNumber(new Date(asJsNumber(year), asJsNumber(month) - 1, asJsNumber(day)).getTime()),
    ),
  },
  {
    name: 'TODAY',
    group: 'date',
    parameters: [],
    least: 0,
    result: 'date',
    run: (_, { now }) => fromNumber(new Date(now).setHours(0, 0, 0, 0)),
  },
  { name: 'NOW', group: 'date', parameters: [], least: 0, result: 'date', run: (_, { now }) => fromNumber(now) },
  { name: 'DAYS', group: 'date', parameters: ['date', 'date'], least: 2, result: 'number', run: between(daysBetween) },
  {
    name: 'HOURS',
    group: 'date',
    parameters: ['date', 'date'],
    least: 2,
    result: 'number',
    run: of(([end, start], { refuse }) => {
      const [to, from] = [momentOf(end), momentOf(start)]
      if (to === undefined || from === undefined) return undefined
      const hours = operate('÷', asFraction(fromNumber(to - from)), asFraction(fromNumber(3_600_000)))
      return typeof hours === 'string' ? refuse(hours) : hours
    }),
  },
  {
    name: 'DATEADD',
    group: 'date',
    parameters: ['date', 'number', 'text'],
    least: 2,
    result: 'date',
    run: of(([start, count, unit]) => {
      const moment = momentOf(start)
      const next = moment === undefined ? undefined : addToDate(moment, Math.trunc(asJsNumber(count)), asString(unit))
      return next === undefined ? undefined : fromNumber(next)
    }),
  },
  {
    name: 'YEAR',
    group: 'date',
    parameters: ['date'],
    least: 1,
    result: 'number',
    run: part((date) => date.getFullYear()),
  },
  {
    name: 'MONTH',
    group: 'date',
    parameters: ['date'],
    least: 1,
    result: 'number',
    run: part((date) => date.getMonth() + 1),
  },
  { name: 'DAY', group: 'date', parameters: ['date'], least: 1, result: 'number', run: part((date) => date.getDate()) },
  // Monday is 1, Sunday is 7.
  {
    name: 'WEEKDAY',
    group: 'date',
    parameters: ['date'],
    least: 1,
    result: 'number',
    run: part((date) => date.getDay() || 7),
  },
]

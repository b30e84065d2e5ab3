import { asBoolean, asNumber, asText, own, ownAt } from '../json/json.ts'
import { parseMoment } from './moment.ts'

/** The first and the last moment that a date field accepts, in ms. */
export interface DateLimits {
  min: number | undefined
  max: number | undefined
}

interface LimitContext {
  now: number
  /** Returns the value of another field, for limits that depend on it. */
  valueOf: (path: string) => unknown
}

/** The kinds of limits and their numbers in newer editions. */
const LIMIT = { fixed: 1, field: 2, now: 3, before: 4, after: 5 } as const

/**
 * The limits of a date component. `startTimeRule` and `endTimeRule` name a fixed moment, another field, now, or a
 * distance from now in years (1), months (2) or days (3).
 */
export const dateLimits = (node: object, context: LimitContext): DateLimits => ({
  min: limitOf(node, 'start', context),
  max: limitOf(node, 'end', context),
})

/** The fixed limits of a date component. Stored values can be checked against them at any time. */
export const fixedLimits = (node: object): DateLimits => ({
  min: fixedLimit(node, 'start'),
  max: fixedLimit(node, 'end'),
})

type Side = 'start' | 'end'

const isOn = (node: object, side: Side): boolean =>
  asBoolean(ownAt(node, '__config__', `${side}TimeRule`) ?? own(node, `${side}TimeRule`)) === true

const setting = (node: object, key: string): unknown => ownAt(node, '__config__', key) ?? own(node, key)

const typeOf = (node: object, side: Side): number => asNumber(setting(node, `${side}TimeType`)) ?? LIMIT.fixed

const fixedLimit = (node: object, side: Side): number | undefined =>
  isOn(node, side) && typeOf(node, side) === LIMIT.fixed ? parseMoment(setting(node, `${side}TimeValue`)) : undefined

function limitOf(node: object, side: Side, { now, valueOf }: LimitContext): number | undefined {
  if (!isOn(node, side)) return undefined
  const type = typeOf(node, side)
  if (type === LIMIT.field) {
    const path = asText(setting(node, `${side}RelationField`))
    return path ? parseMoment(valueOf(path)) : undefined
  }
  if (type === LIMIT.now) return now
  const distance = asNumber(setting(node, `${side}TimeValue`)) ?? 0
  const unit = asNumber(setting(node, `${side}TimeTarget`)) ?? 1
  if (type === LIMIT.before) return shifted(now, unit, -distance)
  if (type === LIMIT.after) return shifted(now, unit, distance)
  return fixedLimit(node, side)
}

function shifted(now: number, unit: number, count: number): number {
  const date = new Date(now)
  if (unit === 1) date.setFullYear(date.getFullYear() + count)
  else if (unit === 2) date.setMonth(date.getMonth() + count)
  else date.setDate(date.getDate() + count)
  return date.getTime()
}

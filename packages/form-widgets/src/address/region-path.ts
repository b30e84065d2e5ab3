import { readListOf, readText, type Reader, UNREADABLE } from '../base/readers.ts'

/** Ids of regions from the province down. */
export type RegionPath = readonly string[]

/** One level of the choice. */
export interface ChosenRegion {
  id: string
  fullName: string
}

const readPath = readListOf(readText)

const readOnePath: Reader<readonly RegionPath[]> = (value) => {
  const path = Array.isArray(value) ? readPath(value) : UNREADABLE
  return path === UNREADABLE ? UNREADABLE : [path]
}

/** Reads one or several paths as a list, for fields that became multiple later. */
export const readRegionPaths: Reader<readonly RegionPath[]> = (value) => {
  if (!Array.isArray(value) || !value.every((one) => Array.isArray(one))) return readOnePath(value)
  const paths = readListOf(readPath)(value)
  return paths === UNREADABLE ? UNREADABLE : withoutDoubles(paths.filter((path) => path.length > 0))
}

export const isSamePath = (one: RegionPath, other: RegionPath): boolean => one.join('\n') === other.join('\n')

const withoutDoubles = (paths: readonly RegionPath[]) =>
  paths.filter((path, index) => paths.findIndex((other) => isSamePath(other, path)) === index)

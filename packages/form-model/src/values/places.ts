import { asBoolean, asList, asNumber, own } from '../json/json.ts'

/** A point in degrees. */
export interface Point {
  lat: number
  lng: number
}

/** A circle around a point; the radius is in metres. */
export interface Area extends Point {
  radius: number
}

/** Mean radius of the earth in metres. */
const EARTH = 6_371_008.8
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** The distance of two points in metres along a great circle. */
export function metresBetween(one: Point, other: Point): number {
  const north = Math.sin(radians(other.lat - one.lat) / 2) ** 2
  const east = Math.sin(radians(other.lng - one.lng) / 2) ** 2
  const chord = north + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * east
  return 2 * EARTH * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/** Default radius in metres. */
const DEFAULT_RADIUS = 500

/** The circles of a location component with `enableLocationScope`; an empty list means everywhere. */
export function locationAreas(node: object): readonly Area[] {
  if (asBoolean(own(node, 'enableLocationScope')) !== true) return []
  return asList(own(node, 'locationScope')).flatMap((entry) => {
    const [lat, lng] = [asNumber(own(entry, 'lat')), asNumber(own(entry, 'lng'))]
    const radius = asNumber(own(entry, 'radius')) ?? DEFAULT_RADIUS
    return lat === undefined || lng === undefined ? [] : [{ lat, lng, radius }]
  })
}

/** Whether a point is in one of the circles. True if there are no circles. */
export const isInAreas = (point: Point, areas: readonly Area[]): boolean =>
  areas.length === 0 || areas.some((area) => metresBetween(point, area) <= area.radius)

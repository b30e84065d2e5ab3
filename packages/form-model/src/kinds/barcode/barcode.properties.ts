import { defineProperties, choice, colour, number, plain } from '../../designer/property.ts'
import { code } from '../../designer/shared-properties.ts'

export const properties = defineProperties([
  ...code.map((property) => (property.name === 'dataType' ? choice('dataType', ['static', 'relation']) : property)),
  plain('format', [
    'code128',
    'ean13',
    'ean8',
    'ean5',
    'ean2',
    'code39',
    'itf14',
    'msi10',
    'msi11',
    'pharmacode',
    'upc',
    'codabar',
  ]),
  colour('lineColor'),
  colour('background'),
  number('width', { min: 1, max: 10 }),
  number('height', { min: 10, max: 200 }),
])

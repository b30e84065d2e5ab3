import { expect, it } from 'vitest'
import { fillIn, spellings, titlesOf } from './names.ts'

it('returns a name in every spelling', () => {
  expect(spellings('purchase-category')).toEqual({
    name: 'purchase-category',
    names: 'purchase-categories',
    Name: 'PurchaseCategory',
    Names: 'PurchaseCategories',
    camel: 'purchaseCategory',
    camels: 'purchaseCategories',
    snakes: 'purchase_categories',
    CONST: 'PURCHASE_CATEGORY',
  })
  expect(spellings('address').snakes).toBe('addresses')
  expect(spellings('day').snakes).toBe('days')
})

it('replaces placeholders next to other words', () => {
  expect(fillIn('create__Name__Service __snakes___code', spellings('order'))).toBe('createOrderService orders_code')
})

it('refuses an unknown placeholder', () => {
  expect(() => fillIn('__nmae__', spellings('order'))).toThrow('__nmae__')
})

it('accepts titles in each language, and derives missing ones', () => {
  expect(titlesOf('vehicle', { zh: '车辆', zhtw: '車輛' })).toEqual({
    titleZh: '车辆',
    titleZhtw: '車輛',
    titleEn: 'Vehicles',
    newZh: '新建车辆',
    newZhtw: '新建車輛',
  })
  expect(titlesOf('vehicle', { zh: '车辆', en: 'Fleet' })).toMatchObject({ titleZhtw: '车辆', titleEn: 'Fleet' })
  expect(titlesOf('purchase-category', {})).toMatchObject({ titleZh: 'Purchase categories', newZh: '新建' })
  expect(() => titlesOf('vehicle', { zh: 'a"b' })).toThrow('quotes')
})

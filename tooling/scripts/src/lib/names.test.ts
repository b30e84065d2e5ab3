import { expect, it } from 'vitest'
import { fillIn, spellings } from './names.ts'

it('spells a name in every way', () => {
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

it('replaces marks that touch other words', () => {
  expect(fillIn('create__Name__Service __snakes___code', spellings('order'))).toBe('createOrderService orders_code')
})

it('refuses a mark that it does not know', () => {
  expect(() => fillIn('__nmae__', spellings('order'))).toThrow('__nmae__')
})

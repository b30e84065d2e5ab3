import { createKeptStore, createKeptStores, type KeptKind } from '../../kept/kept-store.ts'
import { type ColumnLayout, parseLayout } from './column-layout.ts'

const LAYOUT: KeptKind<ColumnLayout> = {
  prefix: 'sqos_columns_',
  parse: parseLayout,
  isEmpty: (layout) => Object.keys(layout).length === 0,
}

/** The layout kept under a key: what a table with this key, its settings and its views see and change. */
export const columnLayoutStore = createKeptStores(LAYOUT)

/** A layout that lives as long as its owner. */
export const createOwnLayoutStore = () => createKeptStore(LAYOUT)

import { createKeptStore, createKeptStores, type KeptKind } from '../../kept/kept-store.ts'
import { type ColumnLayout, parseLayout } from './column-layout.ts'

const LAYOUT: KeptKind<ColumnLayout> = {
  prefix: 'sqos_columns_',
  parse: parseLayout,
  isEmpty: (layout) => Object.keys(layout).length === 0,
}

/** The layout stored under a key, shared by the table, its column settings and its saved views. */
export const columnLayoutStore = createKeptStores(LAYOUT)

/** A layout in memory, which lives as long as its owner. */
export const createOwnLayoutStore = () => createKeptStore(LAYOUT)

import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { AppFeature } from '@sqos/app-feature'
import { defineCatalogue } from '@sqos/i18n'
import { useText } from '@sqos/i18n/react'
import { useEffect } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { Link } from 'react-router'

const texts = {
  title: '便签',
  page: '便签页面',
  card: '便签的卡片',
  settings: '便签的设置',
  add: '新便签',
}
const load = () => Promise.resolve({ default: texts })

const noteSlice = createSlice({
  name: 'notes',
  initialState: { count: 0 },
  reducers: {
    notesAdded: (state, { payload }: PayloadAction<number>) => {
      state.count += payload
    },
  },
  selectors: { selectCount: ({ count }) => count },
})
const { notesAdded } = noteSlice.actions

const useNotes = () => useText('example-notes').t

function Tool() {
  const t = useNotes()
  const dispatch = useDispatch()
  const count = useSelector(noteSlice.selectors.selectCount)
  return (
    <button type="button" onClick={() => dispatch(notesAdded(1))}>
      {t('title')} {count}
    </button>
  )
}

function Watch() {
  useEffect(() => {
    document.body.dataset['notesWatched'] = 'true'
    return () => {
      delete document.body.dataset['notesWatched']
    }
  }, [])
  return null
}

function Dock() {
  return <aside aria-label={useNotes()('title')} />
}

function Settings() {
  return <p>{useNotes()('settings')}</p>
}

function Card() {
  return <Link to="/notes">{useNotes()('card')}</Link>
}

function Page() {
  return <h1>{useNotes()('page')}</h1>
}

/** A feature with all parts, for tests of the shell. */
export const noteFeature: AppFeature = {
  name: 'notes',
  routes: [{ path: '/notes', load: () => Promise.resolve({ default: Page }), isFixed: true, titleKey: 'title' }],
  catalogue: defineCatalogue('example-notes', { zh: load, zhtw: load, en: load }),
  slice: noteSlice,
  tool: Tool,
  dock: Dock,
  watch: Watch,
  commands: ({ t, dispatch }) => [{ key: 'notes', title: t('add'), onRun: () => dispatch(notesAdded(1)) }],
  settings: Settings,
  homeCard: Card,
}

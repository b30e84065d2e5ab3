import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useAppDispatch } from '../store.ts'
import { tabKey } from './tab-key.ts'
import { tabTitled } from './tabs-slice.ts'

/** Names the tab and the browser tab of a page after the record that it shows; nothing while the title is empty. */
export function usePageTitle(title: string): void {
  const dispatch = useAppDispatch()
  const key = tabKey(useLocation())
  useEffect(
    function nameTab() {
      if (title !== '') dispatch(tabTitled({ key, title }))
    },
    [dispatch, key, title],
  )
}

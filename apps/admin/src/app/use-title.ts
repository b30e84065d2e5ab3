import { selectSysConfig } from '@sqos/session'
import { useEffect } from 'react'
import { useSelector } from 'react-redux'
import { config } from '../config.ts'
import type { AppState } from './store.ts'

/** The product's name: the system settings', else our own. */
export const useProductName = (): string =>
  useSelector((state: AppState) => selectSysConfig(state)?.sysName) || config.productName

/** Names the browser's tab after the screen, with the product's name behind it. */
export function useTitle(title: string): void {
  const product = useProductName()
  useEffect(
    function nameTab() {
      document.title = title ? `${title} - ${product}` : product
    },
    [title, product],
  )
}

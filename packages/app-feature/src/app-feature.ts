import type { Reducer, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { Catalogue, Translate } from '@sqos/i18n'
import type { CommandAction } from '@sqos/layout'
import type { ComponentType, ReactNode } from 'react'

/** The module of a page: the component, and what the shell needs to open it. */
export interface PageModule {
  default: ComponentType
  /** Texts beside those of the shell and the feature. */
  catalogues?: readonly Catalogue[]
  /** True when the page is mounted again at every visit, although the user keeps pages alive. */
  noCache?: boolean
}

/** A page of a feature. */
export interface FeatureRoute {
  /** Path with a leading slash, such as `/chat`. Menu entries with this address open the page. */
  path: string
  load: () => Promise<PageModule>
  /** True when every signed-in user can open the page without a menu entry. */
  isFixed?: boolean
  /** Key of the title in the feature's catalogue; shown in the breadcrumb, the tab and the browser title of fixed pages. */
  titleKey?: string
  /** Icon in the tab of a fixed page. */
  icon?: ReactNode
}

/** State of a feature in the store; a slice of Redux Toolkit fits. */
export interface FeatureSlice {
  reducerPath: string
  reducer: Reducer
}

/** What a feature's commands can use. */
export interface CommandContext {
  /** Texts of the feature's catalogue. */
  t: Translate
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>
  navigate: (path: string) => void
}

/**
 * What one feature adds to the shell. Every part is optional. Only this object is loaded with the frame: pages and
 * components are loaded on demand (`load`, `lazyPart`).
 */
export interface AppFeature {
  /** Unique. */
  name: string
  routes?: readonly FeatureRoute[]
  /** Texts of the parts. They are loaded before any part except `watch` is rendered. */
  catalogue?: Catalogue
  slice?: FeatureSlice
  /** Button in the top bar, before the buttons of the shell. */
  tool?: ComponentType
  /** Rendered in the frame while pages change: panels, drawers, banners, notices. Inside the router. */
  dock?: ComponentType
  /** Runs while a user is signed in, outside of the router. Starts without waiting for `catalogue`. */
  watch?: ComponentType
  /** Actions in the search of the header; called when the search renders. */
  commands?: (context: CommandContext) => readonly CommandAction[]
  /** Section of the settings drawer and of the preferences page. */
  settings?: ComponentType
  /**
   * Card on the start page: one element, or nothing. The page shows all cards at once when none is loading; a card that
   * loads its first data has `aria-busy`, and so has the empty element of a card that may turn out to have nothing.
   */
  homeCard?: ComponentType
}

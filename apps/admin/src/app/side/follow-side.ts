import type { AppStore } from '../store.ts'
import { sideChanged } from './side-slice.ts'

/** Phones, upright or turned: a form that is open while a phone is turned stays the same form. */
const PHONE = '(width < 576px), (height < 576px) and (pointer: coarse)'

/** Keeps in the store whether the application runs on a phone. */
export function followSide(store: AppStore): void {
  const phone = matchMedia(PHONE)
  const tell = () => store.dispatch(sideChanged(phone.matches ? 'app' : 'pc'))
  tell()
  phone.addEventListener('change', tell)
}

import { useGetBaseInfoQuery } from '@sqos/api-client/current-user'
import { QueryView } from '../QueryView.tsx'
import { InfoForm } from './InfoForm.tsx'
import { InfoList } from './InfoList.tsx'

/** 个人资料: what the organisation says of one, and what one says oneself. */
export function InfoPanel() {
  const query = useGetBaseInfoQuery()
  return (
    // The form is drawn once: a picture that was changed meanwhile must not take away what is being typed.
    <QueryView query={{ ...query, currentData: query.data }}>
      {(info) => (
        <>
          <InfoList info={info} />
          <InfoForm info={info} />
        </>
      )}
    </QueryView>
  )
}

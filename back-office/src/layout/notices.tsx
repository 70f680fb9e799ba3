import { Portal, Snackbar } from '@mui/material';
import { useContext } from 'react';
import { NotificationContext, useTranslate } from 'react-admin';

/** So long something is to be seen that does not say for how long itself, in milliseconds. */
const SEEN_MS = 4000;

const GROUNDS = { success: 'success.main', error: 'error.main', warning: 'warning.main', info: undefined };

/**
 * What was said last. It does not wait until what was said before has been there for long enough. Each stands in the document anew, and by itself:
 * a dialog hides everything from screen readers that stood beside it when it was opened. What went wrong stays until it is clicked away.
 */
export function Notices() {
  const t = useTranslate();
  const { notifications: said, resetNotifications } = useContext(NotificationContext);
  const last = said.at(-1);
  if (!last) return null;
  const { message, type, notificationOptions: { autoHideDuration, messageArgs } = {} } = last;
  return (
    // What is said twice is announced twice.
    <Portal key={said.length}>
      <Snackbar
        open
        message={typeof message === 'string' ? t(message, messageArgs) : message}
        autoHideDuration={autoHideDuration ?? (type === 'error' ? null : SEEN_MS)}
        onClose={resetNotifications}
        anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
        slotProps={{ content: { sx: { bgcolor: GROUNDS[type], color: '#fff' } } }}
      />
    </Portal>
  );
}

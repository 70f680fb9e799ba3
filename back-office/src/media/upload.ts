import type { UploadedMedia } from '@foyer/shared/api';
import { type Http, HttpFailure } from '../api/http.ts';

/** Sends a file and tells how much of it is there, from 0 to 1. @throws HttpFailure */
export function sendFile(
  http: Http,
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<UploadedMedia> {
  return http.again(
    () =>
      new Promise<UploadedMedia>((resolve, reject) => {
        // fetch does not tell how much has been sent.
        const request = new XMLHttpRequest();
        request.open('POST', http.url('api/media/'));
        request.setRequestHeader('x-csrftoken', http.csrfToken);
        request.setRequestHeader('accept', 'application/json');
        request.responseType = 'json';
        request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
        request.onerror = () => reject(new HttpFailure(0, null));
        request.onabort = () => reject(new DOMException('cancelled', 'AbortError'));
        request.onload = () => {
          if (request.status >= 200 && request.status < 300) resolve(request.response as UploadedMedia);
          else reject(new HttpFailure(request.status, request.response as HttpFailure['problem']));
        };
        signal.addEventListener('abort', () => request.abort(), { once: true });
        const form = new FormData();
        form.append('file', file);
        request.send(form);
      }),
  );
}

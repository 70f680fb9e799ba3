/** The limit: the page's HTML as a file on a plain Node server. Arguments: port, file. */
import { readFile } from 'node:fs';
import { createServer } from 'node:http';

const [port, file] = process.argv.slice(2);

createServer((_request, response) => {
  readFile(file!, (error, bytes) => {
    if (error) response.writeHead(500).end();
    else
      response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': bytes.length })
        .end(bytes);
  });
}).listen(Number(port), '127.0.0.1');

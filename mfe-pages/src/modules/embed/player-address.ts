/**
 * Where the player of a film is, for addresses as visitors copy them: of the pages of large film services.
 * Those have a variant that keeps less of its visitors, which is taken. Every other address is its own player.
 */
export function playerAddress(page: URL): URL {
  const host = page.host.replace(/^(www|m)\./, '');
  const [first = '', second = ''] = page.pathname.split('/').filter(Boolean);
  if (host === 'youtu.be') return film('https://www.youtube-nocookie.com/embed/', first, page);
  if (host === 'youtube.com' && first === 'watch')
    return film('https://www.youtube-nocookie.com/embed/', page.searchParams.get('v') ?? '', page);
  if (host === 'youtube.com' && /^(embed|shorts|live)$/.test(first))
    return film('https://www.youtube-nocookie.com/embed/', second, page);
  if (host === 'vimeo.com' && /^\d+$/.test(first))
    return film(
      'https://player.vimeo.com/video/',
      `${first}?dnt=1${second && `&h=${encodeURIComponent(second)}`}`,
      page,
    );
  return page;
}

/** Without a name of the film the page is all there is. */
function film(player: string, name: string, page: URL): URL {
  return name ? new URL(player + name) : page;
}

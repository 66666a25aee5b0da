// The bar above DocC's pages. Its addresses begin at the site's own folder, wherever that is.
for (const link of document.querySelectorAll(".workshop-bar a")) link.href = baseUrl + link.dataset.to;
